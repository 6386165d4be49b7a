"""Prints the folder below a prefix in which this Python looks for packages: the one among its own,
or else that of a user's installation and of virtual environments."""

import os
import site
import sys
import sysconfig

prefix = os.path.realpath(sys.argv[1])
for folder in site.getsitepackages():
    inside = os.path.relpath(os.path.realpath(folder), prefix)
    if inside.startswith("lib" + os.sep + "python"):
        print(inside)
        break
else:
    print(os.path.join("lib", "python" + sysconfig.get_python_version(), "site-packages"))

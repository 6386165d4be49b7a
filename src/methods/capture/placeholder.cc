// Placeholder until this floor has its first file.

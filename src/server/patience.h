// How long the server waits for others, in seconds.
#pragma once

namespace hardboard::server {

struct Patience {
  double client = 30;     // that sends its request, and takes its reply
  double in_crowd = 2;    // the same where many clients wait
  double farewell = 1;    // for a client that still sends when its reply is written
  double worker = 10;     // for one that is free
  double short_work = 2;  // what is asked without a job: then answers are unknown
  double silence = 10;    // on a job that nobody asks about: then it is stopped and forgotten
};

}  // namespace hardboard::server

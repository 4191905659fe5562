// Timing shared by the rivals: the least processor time of several runs, in microseconds.
#pragma once
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>

inline double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

template <class Body>
double microseconds(Body body) {
  double start = now();
  body();
  return now() - start;
}

struct Measurement {
  static constexpr int edits = 10;
  double build = std::numeric_limits<double>::infinity(), tearDown = build;
  std::vector<double> widths = std::vector<double>(edits, build), texts = widths;

  static double mean(const std::vector<double> &times) {
    double sum = 0;
    int count = 0;
    for (double time : times)
      if (std::isfinite(time)) sum += time, count++;
    return count ? sum / count : 0;
  }

  /// The most memory that the process has had, in megabytes.
  static double memory() {
    double kilobytes = 0;
    char line[256];
    if (FILE *status = std::fopen("/proc/self/status", "r")) {
      while (std::fgets(line, sizeof line, status)) std::sscanf(line, "VmHWM: %lf", &kilobytes);
      std::fclose(status);
    }
    return kilobytes / 1024;
  }

  void print() const {
    std::printf(
        "{\"build\": %g, \"width\": %g, \"text\": %g, \"teardown\": %g, \"memory\": %g}\n", build,
        mean(widths), mean(texts), tearDown, memory());
  }
};

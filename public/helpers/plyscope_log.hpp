// Writes the log of a game-tree search for "Check your program" of Plyscope. C++11 or later, one file.
//
//     int alphaBeta(const Node& node, bool isMax, int alpha, int beta) {
//       plyscope::Call log(node, isMax ? "max" : "min", alpha, beta);
//       ...
//       return log.back(v);      // or log.back(v, move)
//     }
//
// It writes to standard output, or where plyscope::to("run.log") or the environment variable PLYSCOPE_LOG says; with
// "off" for the path nothing is written. Compiled with -DPLYSCOPE_OFF nothing is left of it in the program.
#pragma once
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
namespace plyscope {
#ifdef PLYSCOPE_OFF
inline void to(const std::string&) {}
struct Call {
  template <class... Told> explicit Call(const Told&...) {}
  template <class Value, class... Move> Value back(Value v, const Move&...) { return v; }
};
#else
struct Output {
  std::ofstream file;
  std::ostream* stream = &std::cout;
  Output() { if (const char* path = std::getenv("PLYSCOPE_LOG")) to(path); }
  void to(const std::string& path) {
    file.close();
    if (path != "off") file.open(path);
    stream = path == "off" ? nullptr : &file;
  }
};
inline Output& output() { static Output output; return output; }
inline void to(const std::string& path) { output().to(path); }

class Call {
 public:
  // Of minimax, which has no window; side is "max", "min" or "chance", or nullptr: then sides alternate.
  template <class Name> Call(const Name& name, const char* side) { if (out) begin(name, side, ""); }
  // move: which move of the parent led here, from 0; moves: how many there are here.
  template <class T> Call(const T& name, const char* side, double alpha, double beta, int move = -1, int moves = -1) {
    if (!out) return;
    std::string rest = ", \"alpha\": " + number(alpha) + ", \"beta\": " + number(beta);
    if (move >= 0) rest += ", \"move\": " + number(move);
    begin(name, side, moves < 0 ? rest : rest + ", \"moves\": " + number(moves));
  }
  Call(const Call&) = delete;
  template <class Value> Value back(Value v) { if (out) value = number(static_cast<double>(v)); return v; }
  template <class Value, class Move> Value back(Value v, const Move& move) {
    if (out) value = number(static_cast<double>(v)) + ", \"move\": " + quoted(move);
    return v;
  }
  ~Call() { if (out) *out << "{\"return\": " << value << "}" << std::endl; }  // of null where the call threw

 private:
  std::ostream* out = output().stream;
  std::string value = "null";
  template <class Name> void begin(const Name& name, const char* side, const std::string& rest) {
    *out << "{\"call\": " << quoted(name) << (side ? ", \"side\": " + quoted(side) : "") << rest << "}" << std::endl;
  }
  template <class Told> static std::string written(const Told& told) {
    std::ostringstream text;
    text.imbue(std::locale::classic()); text.precision(17); text << told; return text.str();
  }
  static std::string number(double v) {
    return std::isnan(v) ? "null" : std::isinf(v) ? (v > 0 ? "\"inf\"" : "\"-inf\"") : written(v);
  }
  template <class Told> static std::string quoted(const Told& told) {
    std::string text = written(told), all = "\"";
    std::size_t end = text.size() < 200 ? text.size() : 200;
    while (end < text.size() && (text[end] & 0xC0) == 0x80) --end;  // no character is cut in two
    for (char c : text.substr(0, end)) (all += c == '"' || c == '\\' ? "\\" : "") += c >= 0 && c < 32 ? ' ' : c;
    return all + '"';
  }
};
#endif
}  // namespace plyscope

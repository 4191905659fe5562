// The life of a problem file in kiwi.
#include <kiwi/kiwi.h>

#include <cstdlib>
#include <fstream>
#include <memory>

#include "measure.hpp"

struct Entry {
  double priority, constant;
  int relation;
  std::vector<std::pair<int, double>> terms;
};
struct Edit {
  int variable;
  double priority, value;
};

static int variableCount;
static std::vector<Entry> entries;
static std::vector<std::vector<int>> leaves;
static std::vector<Edit> edits;

static void read(const char *path) {
  std::ifstream in(path);
  int count, terms;
  in >> variableCount >> count;
  entries.resize(count);
  for (auto &e : entries) {
    in >> e.priority >> e.relation >> e.constant >> terms;
    e.terms.resize(terms);
    for (auto &t : e.terms) in >> t.first >> t.second;
  }
  in >> count;
  leaves.assign(count, std::vector<int>(4));
  for (auto &leaf : leaves)
    for (int &c : leaf) in >> c;
  in >> count;
  edits.resize(count);
  for (auto &e : edits) in >> e.variable >> e.priority >> e.value;
}

// kiwi has weights instead of levels.
static double strength(double priority) {
  return priority >= 1000 ? kiwi::strength::required : kiwi::strength::clip(priority * 1000);
}

struct Replay {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  kiwi::Constraint make(const Entry &e, double constant) {
    std::vector<kiwi::Term> terms;
    for (auto &t : e.terms) terms.emplace_back(variables[t.first], t.second);
    auto relation = e.relation == 0 ? kiwi::OP_EQ : e.relation == 1 ? kiwi::OP_LE : kiwi::OP_GE;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), constant), relation, strength(e.priority));
  }

  Replay() : variables(variableCount) {
    for (auto &e : entries) {
      constraints.push_back(make(e, e.constant));
      solver.addConstraint(constraints.back());
    }
    for (auto &e : edits) {
      solver.addEditVariable(variables[e.variable], strength(e.priority));
      solver.suggestValue(variables[e.variable], e.value);
    }
    solver.updateVariables();
  }

  void resize(int leaf, double width, double height) {
    double size[4] = {-width, -width, -height, -height};
    for (int i = 0; i < 4; i++) {
      int c = leaves[leaf][i];
      solver.removeConstraint(constraints[c]);
      constraints[c] = make(entries[c], size[i]);
      solver.addConstraint(constraints[c]);
    }
    solver.updateVariables();
  }

  double sum() {
    double sum = 0;
    for (auto &v : variables) sum += v.value();
    return sum;
  }
};

int main(int, char **arguments) {
  read(arguments[1]);
  double seconds = std::atof(arguments[2]), sink = 0;
  Measurement m;
  double end = now() + seconds * 1e6;
  do {
    std::unique_ptr<Replay> replay;
    m.build = std::min(m.build, microseconds([&] {
      replay = std::make_unique<Replay>();
      sink += replay->sum();
    }));
    for (int i = 0; i < m.edits && !edits.empty(); i++)
      m.widths[i] = std::min(m.widths[i], microseconds([&] {
        replay->solver.suggestValue(replay->variables[edits[0].variable],
                                    edits[0].value + (i % 2 == 0 ? 30 : 0));
        replay->solver.updateVariables();
        sink += replay->sum();
      }));
    for (int i = 0; i < m.edits && !leaves.empty(); i++)
      m.texts[i] = std::min(m.texts[i], microseconds([&] {
        replay->resize((leaves.size() / 10 * i + i) % leaves.size(), 40 + i * 7, 18 + i % 3 * 9);
        sink += replay->sum();
      }));
    m.tearDown = std::min(m.tearDown, microseconds([&] { replay.reset(); }));
  } while (now() < end);
  if (sink != sink) return 1;
  m.print();
}

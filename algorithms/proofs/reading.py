"""A C function as formulas: clang reads the real file, and its syntax tree, conversions spelled out, is carried out on
symbols. Only what the whole-number tests and the reference's whole step are written in is understood; anything else
raises Unread."""
import os
import re

import z3

import program
from program import Unread
from record import tables
from values import INT, Type, Value

ALGORITHMS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TYPES = {"bool": Type(8, False), "_Bool": Type(8, False), "char": Type(8, True), "signed char": Type(8, True),
         "unsigned char": Type(8, False), "int": INT, "unsigned int": Type(32, False), "long": Type(64, True),
         "unsigned long": Type(64, False), "__int128": Type(128, True), "unsigned __int128": Type(128, False)}
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")


class Columns(list):
    """The columns of a batch of one row, each a Value."""


class Room(dict):
    """An array that is written: index -> Value."""


def type_of(node):
    name = node["type"].get("desugaredQualType", node["type"]["qualType"])
    name = re.sub(r"\b(const|volatile) ", "", name)
    return TYPES["unsigned int"] if name.startswith("enum ") else TYPES.get(name)


class Program(program.Program):
    """A translation unit in algorithms/."""

    def __init__(self, text, include=()):
        super().__init__(text, (*include, ALGORITHMS, tables()))


def constant_of(term):
    """True, False or None for a Bool."""
    if isinstance(term, bool):
        return term
    term = z3.simplify(term)
    return True if z3.is_true(term) else False if z3.is_false(term) else None


def both(a, b):
    return b if a is True else z3.And(a, b)


class Run:
    """One call of a function, among Bits or Integers. `known` has, for functions that have a proof of their own, what
    that proof says of a call: name -> function of the arguments and the path."""

    def __init__(self, program, domain, known=None):
        self.program, self.domain, self.known = program, domain, known or {}

    def call(self, name, arguments, path=True):
        if name in self.known:
            return self.known[name](arguments, path)
        node = self.program.functions.get(name)
        if node is None:
            raise Unread(f"{name}() has no body here")
        names = [part["name"] for part in node["inner"] if part["kind"] == "ParmVarDecl"]
        body = next(part for part in node["inner"] if part["kind"] == "CompoundStmt")
        return self.block(body.get("inner", []), dict(zip(names, arguments, strict=True)), path)

    # Statements. What is left to do is carried along, so that a branch that returns and one that does not can meet.
    def block(self, todo, env, path):
        for k, node in enumerate(todo):
            kind, inner = node["kind"], node.get("inner", [])
            if kind == "ReturnStmt":
                return self.value(inner[0], env, path) if inner else None
            if kind == "CompoundStmt":
                return self.block(inner + todo[k + 1:], env, path)
            if kind == "IfStmt":
                return self.branch(inner, todo[k + 1:], env, path)
            if kind == "SwitchStmt":
                return self.block(self.cases(inner, env, path) + todo[k + 1:], env, path)
            if kind == "ForStmt":
                self.loop(inner, env, path)
            elif kind == "DeclStmt":
                for one in inner:
                    if one["kind"] == "VarDecl":
                        env[one["name"]] = self.value(one["inner"][-1], env, path) if "init" in one else Room()
            elif kind not in ("NullStmt", "StaticAssertDecl"):
                self.value(node, env, path)
        return None

    def branch(self, inner, rest, env, path):
        condition = self.truth(inner[0], env, path)
        known = constant_of(condition)
        yes, no = [inner[1]] + rest, inner[2:3] + rest
        if known is not None:
            return self.block(yes if known else no, env, path)
        return self.merge(condition, self.block(yes, dict(env), both(path, condition)),
                          self.block(no, dict(env), both(path, z3.Not(condition))))

    def cases(self, inner, env, path):
        wanted = self.number(inner[0], env, path)
        body, found = inner[1]["inner"], None
        flat = []
        for node in body:  # a label holds its statement, which may be a label too
            while node["kind"] in ("CaseStmt", "DefaultStmt"):
                mine = node["kind"] == "DefaultStmt" or self.number(node["inner"][0], env, path) == wanted
                if mine and (found is None or node["kind"] == "CaseStmt"):
                    found = len(flat)
                node = node["inner"][-1]
            flat.append(node)
        return [] if found is None else flat[found:]

    def loop(self, inner, env, path):
        start, _, condition, step, body = inner
        self.block([start], env, path)
        while True:
            known = constant_of(self.truth(condition, env, path))
            if known is None:
                raise Unread("a loop whose end is not known")
            if not known:
                return
            self.block([body], env, path)
            self.value(step, env, path)

    def merge(self, condition, a, b):
        if a is None or b is None:
            raise Unread("a branch without an answer")
        if isinstance(a, dict):
            return {name: self.merge(condition, a[name], b[name]) for name in a}
        if a.truth is not None and b.truth is not None:
            return self.domain.from_truth(z3.If(condition, a.truth, b.truth), a.kind)
        return self.domain.choose(condition, a, b)

    # Expressions.
    def truth(self, node, env, path):
        value = self.value(node, env, path)
        if value.truth is not None:
            return value.truth
        return self.domain.compare("!=", value, self.domain.constant(value.kind, 0), path)

    def number(self, node, env, path):
        term = z3.simplify(self.domain.settled(self.value(node, env, path)))
        if not (z3.is_bv_value(term) or z3.is_int_value(term) or z3.is_rational_value(term)):
            raise Unread("a number that must be known is not")
        return int(term.as_long())

    def value(self, node, env, path):
        read = getattr(self, "read_" + node["kind"], None)
        if read is None:
            raise Unread(f"{node['kind']} at line {node.get('range', {}).get('begin', {}).get('line', '?')}")
        return read(node, node.get("inner", []), env, path)

    def read_ParenExpr(self, _node, inner, env, path):
        return self.value(inner[0], env, path)

    read_CompoundLiteralExpr = read_ExprWithCleanups = read_ParenExpr

    def read_ConstantExpr(self, _node, inner, env, path):
        return self.value(inner[0], env, path)

    def read_IntegerLiteral(self, node, _inner, _env, _path):
        return self.domain.constant(type_of(node), int(node["value"]))

    def read_ImplicitValueInitExpr(self, node, _inner, _env, _path):
        return self.domain.constant(type_of(node), 0)

    def read_DeclRefExpr(self, node, _inner, env, _path):
        what = node["referencedDecl"]
        if what["kind"] == "EnumConstantDecl":
            return self.domain.constant(type_of(node), self.program.enumerators[what["name"]])
        if what["kind"] == "FunctionDecl":
            return what["name"]
        return env[what["name"]]

    def read_MemberExpr(self, node, inner, env, path):
        return self.value(inner[0], env, path)[node["name"]]

    def read_ArraySubscriptExpr(self, _node, inner, env, path):
        base = self.value(inner[0], env, path)
        if isinstance(base, Value):  # a column of one row
            return base
        return base[self.number(inner[1], env, path)]

    def read_InitListExpr(self, node, inner, env, path):
        name = re.sub(r".*struct ", "", node["type"]["qualType"])
        return dict(zip(self.program.fields[name], [self.value(part, env, path) for part in inner], strict=True))

    def read_CallExpr(self, _node, inner, env, path):
        name, *arguments = [self.value(part, env, path) for part in inner]
        return self.call(name, arguments, path)

    def read_ConditionalOperator(self, _node, inner, env, path):
        condition = self.truth(inner[0], env, path)
        known = constant_of(condition)
        if known is not None:
            return self.value(inner[1 if known else 2], env, path)
        return self.merge(condition, self.value(inner[1], env, both(path, condition)),
                          self.value(inner[2], env, both(path, z3.Not(condition))))

    def read_ImplicitCastExpr(self, node, inner, env, path):
        if node["castKind"] == "NullToPointer":
            return None
        value, how = self.value(inner[0], env, path), node["castKind"]
        if how == "IntegralToBoolean":
            truth = value.truth
            if truth is None:
                truth = self.domain.compare("!=", value, self.domain.constant(value.kind, 0), path)
            return self.domain.from_truth(truth, type_of(node))
        if how != "IntegralCast":
            if how not in ("LValueToRValue", "NoOp", "FunctionToPointerDecay", "ArrayToPointerDecay", "BitCast", "ToVoid"):
                raise Unread(f"a conversion of the kind {how}")
            return value
        if value.truth is not None:
            return self.domain.from_truth(value.truth, type_of(node))
        return self.domain.cast(value, type_of(node), path)

    read_CStyleCastExpr = read_ImplicitCastExpr

    def read_UnaryOperator(self, node, inner, env, path):
        op, value = node["opcode"], None
        if op == "!":
            return self.domain.from_truth(z3.Not(self.truth(inner[0], env, path)))
        value = self.value(inner[0], env, path)
        if op == "-":
            return self.domain.arithmetic("-", self.domain.constant(value.kind, 0), value, path)
        if op == "++":
            more = self.domain.arithmetic("+", value, self.domain.constant(value.kind, 1), path)
            return self.store(inner[0], more, env, path)
        raise Unread(f"the operator {op}")

    def store(self, place, value, env, path):
        while place["kind"] == "ParenExpr":
            place = place["inner"][0]
        if place["kind"] == "DeclRefExpr":
            env[place["referencedDecl"]["name"]] = value
        elif place["kind"] == "ArraySubscriptExpr":
            room = self.value(place["inner"][0], env, path)
            room[self.number(place["inner"][1], env, path)] = value
        else:
            raise Unread(f"a value put into a {place['kind']}")
        return value

    def read_BinaryOperator(self, node, inner, env, path):
        op = node["opcode"]
        if op == "=":
            return self.store(inner[0], self.value(inner[1], env, path), env, path)
        if op == ",":
            self.value(inner[0], env, path)
            return self.value(inner[1], env, path)
        if op in ("&&", "||"):
            first = self.truth(inner[0], env, path)
            known = constant_of(first)
            if known is not None and known == (op == "||"):
                return self.domain.from_truth(z3.BoolVal(known))
            second = self.truth(inner[1], env, both(path, first if op == "&&" else z3.Not(first)))
            return self.domain.from_truth((z3.And if op == "&&" else z3.Or)(first, second))
        a, b = self.value(inner[0], env, path), self.value(inner[1], env, path)
        if op in ("==", "!=") and (a is None or b is None):  # pointers
            return self.domain.from_truth(z3.BoolVal((a is b) == (op == "==")))
        if op in COMPARISONS:
            return self.domain.from_truth(self.domain.compare(op, a, b, path))
        if op in ("&", "|") and a.truth is not None and b.truth is not None:
            return self.domain.from_truth((z3.And if op == "&" else z3.Or)(a.truth, b.truth))
        if op in ("&", "|", "^"):
            return self.domain.bitwise(op, a, b)
        if op in ("+", "-", "*", "/"):
            return self.domain.arithmetic(op, a, b, path)
        raise Unread(f"the operator {op}")

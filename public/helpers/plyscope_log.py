"""Writes the log of a game-tree search for "Check your program" of Plyscope. Python 3.6 or later, no other package.

    from plyscope_log import plyscope_log

    @plyscope_log                     # to standard output; or @plyscope_log(to="run.log")
    def alpha_beta(state, depth, alpha, beta, is_max): ...

Name, side, alpha and beta are taken from arguments of the usual names, the side also from a name such as max_value; where
none is found, sides alternate from MAX. What is called otherwise is told, by the name of the argument or by a function of
all arguments; a side is True or "max", False or "min", or "chance":
    @plyscope_log(name="pos", side=lambda pos, *others: pos.white_to_move, alpha="lower", beta="upper")
So are move (which move led here, from 0) and moves (how many there are here); value is a function that takes the number out
of what is returned. The environment variable PLYSCOPE_LOG is the path of the file, or "off": then nothing is changed.
"""
import functools, inspect, json, os, re, sys

NAMES = "name state node position pos board game_state gameState tree s n".split()
PLAYERS = "side is_max isMax is_maximizing isMaximizing max_player maxPlayer player turn".split()
WINDOWS = [("alpha", "beta"), ("Alpha", "Beta"), ("ALPHA", "BETA"), ("α", "β"), ("a", "b"), ("low", "high"), ("lo", "hi")]
SIDES = {"max": "max", "true": "max", "min": "min", "false": "min", "chance": "chance", "exp": "chance"}
_files = {}

def _write(to, line, header=""):
    try:
        if to not in _files: _files[to], line = open(to, "w", encoding="utf-8") if to else None, header + line
        print(line, file=_files[to] or sys.stdout, flush=True)
    except Exception: pass

def _number(v):
    v = float(v) if hasattr(v, "__float__") else float("nan")
    return None if v != v else v if abs(v) != float("inf") else "inf" if v > 0 else "-inf"

def _returned(v, value):
    try:
        if value and v is not None: v = value(v)
        if not isinstance(v, (tuple, list)): return {"return": _number(v)}  # else (value, move), or (move, value)
        number = next((n for n in v if hasattr(n, "__float__") and not isinstance(n, bool)), None)
        moves = [str(other)[:200] for other in v if other is not number and other is not None]
        return dict({"return": _number(number)}, **({"move": moves[0]} if len(moves) == 1 else {}))
    except Exception: return {"return": None}

def _side(v, parameter, function):
    if isinstance(v, int) and re.match("agent|(is_?)?max", str(parameter), re.I):  # agent 0 is MAX
        v = v == 0 if parameter.startswith("agent") else v != 0
    name = re.sub("(?i)(mini|nega|expecti)max", "", function)
    named = re.findall("(?:^|_|(?=[A-Z]))([Mm]ax|[Mm]in|[Cc]hance|[Ee]xp(?![a-z]))", name)
    return SIDES.get(str(getattr(v, "name", v)).lower()) or (SIDES[named[0].lower()] if len(named) == 1 else None)

def plyscope_log(function=None, *, to="", name=None, side=None, alpha=None, beta=None, move=None, moves=None, value=None):
    to = os.environ.get("PLYSCOPE_LOG", to)
    if function is None: return functools.partial(plyscope_log, to=to, name=name, side=side, alpha=alpha, beta=beta,
                                                  move=move, moves=moves, value=value)
    if to == "off": return function
    if sys.getrecursionlimit() == 1000: sys.setrecursionlimit(2100)  # a call takes two frames now
    signature = inspect.signature(function)
    has = [p for p in signature.parameters if p not in ("self", "cls")]
    usual = next((pair for pair in WINDOWS if pair[0] in has and pair[1] in has), (None, None))
    ends = {"alpha": alpha or usual[0], "beta": beta or usual[1]}
    side = side or next((p for p in has if p in PLAYERS or re.match("maximi[sz]ing|agent", p)), None)
    name = name or next((p for p in NAMES + has if p in has and p not in usual + (side,)), None)

    def line_of(args, kwargs):
        bound = signature.bind(*args, **kwargs); bound.apply_defaults()
        def get(what):
            try: return what(*args, **kwargs) if callable(what) else bound.arguments.get(what, what)
            except Exception: return None
        line = {"call": "" if name is None else str(get(name))[:200], "side": _side(get(side), side, function.__name__)}
        line.update((k, get(v)) for k, v in (("move", move), ("moves", moves)) if type(get(v)) is int)
        line = {k: v for k, v in line.items() if v is not None}
        if all(ends.values()): line.update((end, _number(get(what))) for end, what in ends.items())
        return json.dumps(line)

    @functools.wraps(function)
    def logged(*args, **kwargs):
        try: line = line_of(args, kwargs)
        except Exception: line = '{"call": ""}'
        _write(to, line, "# negamax\n" if "negamax" in function.__name__.lower() else "")
        try: result = None; result = function(*args, **kwargs); return result
        finally: _write(to, json.dumps(_returned(result, value)))
    return logged

"""Names of columns: what each field is called in files, the best name first.

Sources: the platform's CSV (reference: Galtea, E.3), its API, our own exports, and the column
names of public evaluation data sets. Names are written as `fold` gives them.
"""

import re

from reviewer_app.formats.translated_names import TRANSLATED

_NOISE = re.compile(r"[\W_]+")


def fold(name: str) -> str:
    """A column name without case, blanks and punctuation; a leading "__" stays.

    promptfoo marks its own columns by "__": `__expected` is an assertion, not an answer.
    """
    bare = name.strip()
    return ("__" if bare.startswith("__") else "") + _NOISE.sub("", bare.casefold())


OWN_MARKS = ("contenthash", "familyid")
"""An export of ours has both of these columns."""

OWN_ONLY = frozenset({"id", "familyid", "dataset", "legacyat", "parentid", "contenthash"})
"""Columns of our own exports that say where a case was, not what it is."""

OWN_SIGNS = OWN_ONLY | {"caseid", "guardedforexcel"}
"""The same, with those that only suites and CSV for Excel have; each is read, none is a field."""

_ENGLISH: dict[str, tuple[str, ...]] = {
    "external_id": (
        "externalid",
        "id",
        "caseid",
        "testcaseid",
        "testid",
        "uniqueid",
        "uid",
        "uuid",
        "guid",
        "questionid",
        "promptid",
        "itemid",
        "sampleid",
        "exampleid",
        "recordid",
        "rowid",
        "taskid",
        "behaviorid",
        "answerid",
        "qid",
        "key",
        "identifier",
        "index",
        "idx",
        "instanceid",
        "序号",
    ),
    "conversation_history": ("conversationhistory", "chathistory", "history", "turns"),
    "input": (
        "input",
        "initialprompt",
        "initialmessage",
        "initialusermessage",
        "usermessage",
        "userinput",
        "customermessage",
        "firstmessage",
        "userquery",
        "userquestion",
        "userprompt",
        "question",
        "query",
        "prompt",
        "questiontext",
        "prompttext",
        "inputtext",
        "utterance",
        "answerfromuser",
        "instruction",
        "request",
        "message",
        "messages",
        "conversation",
        "turns",
        "vars",
        "text",
        "sentence",
        "content",
        "behavior",
        "problem",
        "body",
        "topic",
        "user",
        "inputs",
        "event",
        "steps",
        "q",
        "问题",
    ),
    "expected_output": (
        "expectedoutput",
        "expectedanswer",
        "expectedresponse",
        "expectedresult",
        "expectedoutcome",
        "groundtruth",
        "groundtruthanswer",
        "goldanswer",
        "golden",
        "gold",
        "correctanswer",
        "bestanswer",
        "referenceanswer",
        "referenceoutput",
        "idealanswer",
        "idealresponse",
        "ideal",
        "truth",
        "reference",
        "target",
        "expected",
        "answermatchingbehavior",
        "answer",
        "solution",
        "label",
        "labels",
        "cats",
        "assert",
        "assertions",
        "__expected",
        "__expected1",
        "bot",
        "答案",
    ),
    "expected": ("expected", "expectation"),
    "expected_tools": ("expectedtools", "expectedtooluse", "expectedtoolcalls"),
    "context": ("context", "contextstring", "contexts"),
    "goal": ("goal", "usergoal", "objective", "reasonforcall", "userscenarioinstructions"),
    "user_persona": ("userpersona", "persona", "userdescription", "userprofile"),
    "scenario": ("scenario", "scenariodescription"),
    "stopping_criterias": (
        "stoppingcriterias",
        "stoppingcriteria",
        "stopcriteria",
        "stopconditions",
    ),
    "max_iterations": ("maxiterations", "maxiter", "maxturns"),
    "language": ("language", "languagecode", "lang", "locale", "speakinglanguage"),
    "gender": ("gender",),
    "eval_type": ("evaltype", "evaluationtype"),
    "eval_config": ("evalconfig", "evaluationconfig"),
    "deps": ("deps",),
    "tools": ("tools",),
    "agent_config": ("agentconfig",),
    "timeout": ("timeout", "timeoutms"),
    "variant": ("tag", "variant", "category", "semanticcategory", "group", "type"),
    "strategy": ("strategy",),
    "source": ("source",),
    "source_file": ("sourcefile", "filename"),
    "confidence": ("confidence", "confidencescore", "labelconfidence"),
    "confidence_reason": ("confidencereason",),
    "background_noise_profile": ("backgroundnoiseprofile", "noiseprofile"),
    "background_noise_level": ("backgroundnoiselevel", "noiselevel"),
    "name": ("name", "title", "testname", "casename", "displayname", "story", "userstory"),
    "description": (
        "description",
        "__description",
        "purpose",
        "notes",
        "note",
        "comments",
        "comment",
        "evaluationnotes",
        "remarks",
    ),
    "tags": ("tags", "__metadatatags"),
    "metadata": ("metadata", "meta"),
    "user_score": ("userscore",),
    "user_score_reason": ("userscorereason",),
    "reviewed_by": ("reviewedby", "reviewedbyid", "reviewer"),
    "is_augmented": ("isaugmented", "augmented"),
}
"""Field → its names. The order of fields matters where a name is in two lists: first come."""

NAMES: dict[str, tuple[str, ...]] = {
    field: (*names, *TRANSLATED.get(field, ())) for field, names in _ENGLISH.items()
}
"""The same with what other languages call them."""

// Facts that no rule found, told because their place is like that of the same fact on known papers.

/** The rule that such a fact names. */
export const MODEL_RULE = 'model';

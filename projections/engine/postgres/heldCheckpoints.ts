/** Says, until a transaction ends, whether it holds the checkpoints it came for. */
export const heldSetting = 'laurel.holds_checkpoints'

/** True for statements behind one that took the checkpoints, in the same transaction. */
export const areHeld = `current_setting('${heldSetting}', true) = 'true'`

/** A setting of the transaction: whether it holds the checkpoints that it expected. */
export const heldSetting = 'laurel.holds_checkpoints'

/** True for statements behind one that took the checkpoints, in the same transaction. */
export const areHeld = `current_setting('${heldSetting}', true) = 'true'`

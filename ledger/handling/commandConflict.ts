/** The same command id came with another body: the sender mixed up two intents. */
export type CommandConflict = { readonly code: 'COMMAND_CONFLICT' }

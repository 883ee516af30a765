/** The command id was used with another body: the sender mixed up two intents. */
export type CommandConflict = { readonly code: 'COMMAND_CONFLICT' }

import { z } from 'zod'
import { PositivePoints } from '../../kernel/points.ts'

/** A reaction in the chat that gives its points to the author of a message. */
export const ReactionShoutout = z.strictObject({
  /** The emoji's name in the workspace, without colons. */
  emoji: z.string().regex(/^[a-z0-9_+'-]{1,100}$/, 'Write the name of one emoji, such as herb.'),
  points: PositivePoints,
})
export type ReactionShoutout = z.infer<typeof ReactionShoutout>

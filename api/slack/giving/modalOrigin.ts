import { z } from 'zod'
import type { SavedDraft } from './givingKind.ts'

/** Where a form was opened, kept in the form so that the answer can be sent there. */
export const ModalOrigin = z.strictObject({
  slackChannelId: z.string().optional(),
  responseUrl: z.string().optional(),
  /** The draft that the form was opened from; see `SavedDraft`. */
  intentId: z.string().optional(),
})
export type ModalOrigin = z.infer<typeof ModalOrigin>

export const writeOrigin = (origin: ModalOrigin): string => JSON.stringify(origin)

export const readOrigin = (privateMetadata: string): ModalOrigin =>
  ModalOrigin.parse(JSON.parse(privateMetadata))

/** The origin of a form that a button of a saved draft opens. */
export const originOfDraft = (
  clicked: ModalOrigin,
  draftId: string,
  { slackChannelId, intentId = draftId }: SavedDraft,
): ModalOrigin & { readonly intentId: string } => ({
  ...clicked,
  ...(slackChannelId ? { slackChannelId } : {}),
  intentId,
})

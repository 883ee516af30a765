import { z } from 'zod'

/** Where a form was opened from; travels with it, so that the answer finds the way back. */
export const ModalOrigin = z.strictObject({
  slackChannelId: z.string().optional(),
  responseUrl: z.string().optional(),
})
export type ModalOrigin = z.infer<typeof ModalOrigin>

export const writeOrigin = (origin: ModalOrigin): string => JSON.stringify(origin)

export const readOrigin = (privateMetadata: string): ModalOrigin =>
  ModalOrigin.parse(JSON.parse(privateMetadata))

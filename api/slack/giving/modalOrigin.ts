import { z } from 'zod'

/** Where a form was opened, kept in the form so that the answer can be sent there. */
export const ModalOrigin = z.strictObject({
  slackChannelId: z.string().optional(),
  responseUrl: z.string().optional(),
})
export type ModalOrigin = z.infer<typeof ModalOrigin>

export const writeOrigin = (origin: ModalOrigin): string => JSON.stringify(origin)

export const readOrigin = (privateMetadata: string): ModalOrigin =>
  ModalOrigin.parse(JSON.parse(privateMetadata))

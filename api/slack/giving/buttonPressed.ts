import type { AllMiddlewareArgs, BlockAction, ButtonAction, SlackActionMiddlewareArgs } from '@slack/bolt'
import type { ModalOrigin } from './modalOrigin.ts'

export type ButtonPressed = SlackActionMiddlewareArgs<BlockAction<ButtonAction>> & AllMiddlewareArgs

/** The place of a button, where its answers go. */
export const originOf = (body: BlockAction): ModalOrigin => ({
  ...(body.channel ? { slackChannelId: body.channel.id } : {}),
  ...(body.response_url ? { responseUrl: body.response_url } : {}),
})

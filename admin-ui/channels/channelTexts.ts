import type { GroupSettings } from '@laurel/contract/team/group.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import type { ChosenChatChannel } from './ChatChannelPicker.tsx'
import { amountsOf, linesOf } from './pointOptions.ts'

/** The settings of a channel as they are typed. */
export type ChannelTexts = {
  readonly title: string
  readonly chatChannel: ChosenChatChannel | null
  readonly shoutoutAllowance: string
  readonly awardAllowance: string
  readonly options: string
}

export const channelTextsOf = (settings: GroupSettings): ChannelTexts => ({
  title: settings.title,
  chatChannel:
    settings.channel_id === null ? null : { id: settings.channel_id, name: settings.title.replace(/^#/, '') },
  shoutoutAllowance: String(settings.shoutout_allowance),
  awardAllowance: String(settings.point_allowance),
  options: linesOf(settings.shoutout_point_options),
})

/** What was typed as a request, for its schema to judge. */
export const requestOf = (texts: ChannelTexts, managers: readonly { readonly id: string }[]): unknown => ({
  title: texts.title,
  channel_id: texts.chatChannel?.id ?? null,
  shoutout_allowance: wholeNumber(texts.shoutoutAllowance),
  point_allowance: wholeNumber(texts.awardAllowance),
  shoutout_point_options: amountsOf(texts.options),
  managers: managers.map(({ id }) => id),
})

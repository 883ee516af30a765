import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { context, type Message, section } from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import { rewardVendors } from '../vendors/registry.ts'

/** The message to administrators whose account at a vendor is empty. They get it once a day for each vendor. */
export const emptyAccountMessage = (
  speech: SlackSpeech,
  name: VendorName | undefined,
  vendorsUrl: string,
): Message => {
  const title = rewardVendors.find(vendor => vendor.name === name)?.title ?? name
  const vendor = title === undefined ? speech.text('rewards.someVendor') : escapeMrkdwn(title)
  const text = speech.text('rewards.accountEmpty', { vendor })
  return {
    text,
    blocks: [
      section(`${text} ${speech.marked.text('rewards.accountEmptyMore', { vendor })}`),
      context([`<${vendorsUrl}|${speech.text('rewards.seeVendors')}>`]),
    ],
  }
}

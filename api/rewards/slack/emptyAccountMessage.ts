import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { context, type Message, section } from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import { rewardVendors } from '../vendors/registry.ts'

/** The message to administrators whose account at a vendor is empty. They get it once a day for each vendor. */
export const emptyAccountMessage = (vendor: VendorName | undefined, vendorsUrl: string): Message => {
  const title = escapeMrkdwn(rewardVendors.find(({ name }) => name === vendor)?.title ?? vendor ?? 'a vendor')
  const problem = `A reward was cancelled, because your account at ${title} is empty.`
  return {
    text: problem,
    blocks: [
      section(
        `${problem} The points were returned. Rewards of ${title} stay out of reach until you add money to the account there.`,
      ),
      context([`<${vendorsUrl}|See your vendors in Laurel>`]),
    ],
  }
}

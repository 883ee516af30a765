import type { EventNamed } from '../../handling/byType.ts'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { ChannelId, ShoutoutId } from '../../kernel/ids.ts'

type Given = { readonly channelId: ChannelId | null; uncredited: number }
type Credited = Pick<EventNamed<'ShoutoutCredited'>['data'], 'shoutoutId' | 'channelId'>

/**
 * The channel of a shoutout, remembered until every recipient has the points, for credits that do not name it. Memory
 * does not grow with the log.
 */
export const createShoutoutChannels = () => {
  const given = new Map<ShoutoutId, Given>()
  return {
    observe: ({ type, data }: RecordedLedgerEvent): void => {
      if (type !== 'ShoutoutGiven' && type !== 'ShoutoutReinstated') return
      const uncredited = (given.get(data.shoutoutId)?.uncredited ?? 0) + data.recipientIds.length
      given.set(data.shoutoutId, { channelId: data.channelId, uncredited })
    },
    /** The channel of a credit; `null` outside of channels. */
    credited: ({ shoutoutId, channelId }: Credited): ChannelId | null => {
      const shoutout = given.get(shoutoutId)
      if (shoutout) {
        shoutout.uncredited -= 1
        if (shoutout.uncredited === 0) given.delete(shoutoutId)
      }
      return channelId === undefined ? (shoutout?.channelId ?? null) : channelId
    },
  }
}

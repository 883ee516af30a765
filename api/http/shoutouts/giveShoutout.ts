import { giveShoutout, type NewShoutout } from '@laurel/contract/shoutouts/giveShoutout.ts'
import { giveShoutouts } from '@laurel/contract/shoutouts/giveShoutouts.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { channelsOf } from '../../recognition/channelsOf.ts'
import {
  giveShoutouts as giveMany,
  giveShoutout as giveOne,
  type ShoutoutIntent,
} from '../../recognition/giveShoutout.ts'
import type { Surroundings } from '../dependencies.ts'
import { bulkBodyBytesMax } from '../limits.ts'
import { attachmentOf } from '../records/gifAttachment.ts'
import type { Api } from '../serving/api.ts'
import { answerBulk } from '../serving/bulk.ts'
import { acceptedOf, type Intent, intentOf } from '../serving/intent.ts'
import { routeOf } from '../serving/routeOf.ts'

/** Thanks in the name of whoever makes the request, one at a time or many at once. */
export const serveGiveShoutout = (api: Api, surroundings: Surroundings): void => {
  const { mediaHosts = [] } = surroundings.settings
  const desk = { ledger: surroundings.ledger, channelsOf: channelsOf(surroundings.database), mediaHosts }

  api.route({
    ...routeOf(giveShoutout),
    handler: async (request, reply) => {
      const wish = wishOf(intentOf(surroundings, request), request.body)
      const { position } = acceptedOf(await giveOne(desk, wish), reply)
      return { ok: true as const, position, shoutout_id: wish.shoutoutId }
    },
  })

  api.route({
    ...routeOf(giveShoutouts),
    bodyLimit: bulkBodyBytesMax,
    handler: request =>
      answerBulk(surroundings, request, request.body.shoutouts, {
        place: 'body.shoutouts',
        perform: wanted =>
          giveMany(
            desk,
            wanted.map(({ intent, item }) => wishOf(intent, item)),
          ),
      }),
  })
}

const wishOf = ({ id, actor, ...intent }: Intent, shoutout: NewShoutout): ShoutoutIntent => ({
  ...intent,
  actor,
  commandId: id,
  // In the order in which an intent is hashed, so that nobody has to sort it.
  channelId: shoutout.group_id,
  giverId: actor.id,
  message: shoutout.message_text,
  pointsEach: shoutout.points_each,
  recipientIds: shoutout.for_user_ids,
  shoutoutId: derivedId('shoutout', id),
  value: shoutout.value_text,
  attachment: attachmentOf(shoutout.attachment ?? null),
})

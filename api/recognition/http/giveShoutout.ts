import { giveShoutout, type NewShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { giveShoutouts } from '@laurel/contract/recognition/giveShoutouts.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { bulkBodyBytesMax } from '../../http/limits.ts'
import type { Api } from '../../http/serving/api.ts'
import { answerBulk } from '../../http/serving/bulk.ts'
import { acceptedOf, type Intent, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { storeMentions } from '../../people/mentions.ts'
import { allowanceSourcesOf } from '../allowanceSourcesOf.ts'
import { attachmentOf } from '../gifAttachment.ts'
import { giveShoutout as giveOne, type ShoutoutIntent } from '../giveShoutout.ts'
import { giveShoutouts as giveMany } from '../giveShoutouts.ts'

/** Gives shoutouts of the caller, one at a time or many at once. */
export const serveGiveShoutout = (api: Api, dependencies: Dependencies): void => {
  const { mediaHosts = [] } = dependencies.settings
  const giving = {
    ledger: dependencies.ledger,
    allowanceSourcesOf: allowanceSourcesOf(dependencies.database),
    storeMentions: storeMentions(dependencies.database),
    mediaHosts,
  }

  api.route({
    ...routeOf(giveShoutout),
    handler: async (request, reply) => {
      const intent = shoutoutOf(intentOf(dependencies, request), request.body)
      const mayRepeat = request.body.may_repeat ?? false
      const { position } = acceptedOf(await giveOne(giving, { ...intent, mayRepeat }), reply)
      return { ok: true as const, position, shoutout_id: intent.shoutoutId }
    },
  })

  api.route({
    ...routeOf(giveShoutouts),
    bodyLimit: bulkBodyBytesMax,
    handler: request =>
      answerBulk(dependencies, request, request.body.shoutouts, {
        place: 'body.shoutouts',
        perform: wanted =>
          giveMany(
            giving,
            wanted.map(({ intent, item }) => ({ ...shoutoutOf(intent, item), mayRepeat: true })),
          ),
      }),
  })
}

const shoutoutOf = ({ id, actor, ...intent }: Intent, shoutout: NewShoutout): ShoutoutIntent => ({
  ...intent,
  actor,
  commandId: id,
  // In the order in which an intent is hashed, which saves sorting it.
  channelId: shoutout.group_id,
  giverId: actor.id,
  message: shoutout.message_text,
  pointsEach: shoutout.points_each,
  recipientIds: shoutout.for_user_ids,
  shoutoutId: derivedId('shoutout', id),
  value: shoutout.value_text,
  attachment: attachmentOf(shoutout.attachment ?? null),
})

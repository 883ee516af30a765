import { imagePath } from '@laurel/contract/rewards/itemImages.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { say } from '../../messages/sentence.ts'
import { createImages } from '../../rewards/images/imageStore.ts'
import { changeTeamSettings } from '../changeTeamSettings.ts'
import { isKnownEmoji } from '../emoji/isKnownEmoji.ts'
import { setAllowanceInterval } from '../setAllowanceInterval.ts'
import { settingChangesOf } from '../teamMetadata.ts'
import { answeredBy } from './chatAnswer.ts'

export const serveUpdateMetadata = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(updateMetadata),
    handler: async (request, reply) => {
      const { require_values: isValueRequired, allowance_interval: interval } = request.body
      const data = {
        changes: settingChangesOf(request.body),
        ...(isValueRequired === undefined ? {} : { isValueRequired }),
      }
      const intent = intentOf(dependencies, request)
      await requireKnownEmoji(dependencies, intent.teamId, request.body.reaction_shoutout?.emoji)
      await requireOwnLogo(dependencies, intent.teamId, request.body.logo)
      const changed = acknowledge(await changeTeamSettings(dependencies, intent, data), reply)
      if (interval === undefined) return changed
      const id = derivedId('allowanceInterval', intent.id)
      return acknowledge(await setAllowanceInterval(dependencies, { ...intent, id }, interval), reply)
    },
  })
}

/** Refuses an emoji that the workspace does not have, unless it is the one of the settings already. */
const requireKnownEmoji = async (
  { ledger, chat }: Pick<Dependencies, 'ledger' | 'chat'>,
  teamId: TeamId,
  emoji: string | undefined,
): Promise<void> => {
  if (emoji === undefined) return
  const team = await ledger.team(teamId)
  if (team.kind === 'known' && team.settings.reactionShoutout?.emoji === emoji) return
  if (answeredBy(await isKnownEmoji(chat, teamId, emoji))) return
  const message = say('fields.emojiUnknown', { emoji })
  throw invalidRequest([{ path: 'body.reaction_shoutout.emoji', message }])
}

const uploaded = new RegExp(`^${imagePath}/([0-9a-f]{32})\\.webp$`)

/** Refuses a picture that another team uploaded, or that was not uploaded. */
const requireOwnLogo = async (
  { database }: Pick<Dependencies, 'database'>,
  teamId: TeamId,
  logo: string | null | undefined,
): Promise<void> => {
  const [, imageId] = uploaded.exec(logo ?? '') ?? []
  if (imageId === undefined) return
  const known = await createImages(database).knownOf(teamId, [imageId])
  if (!known.has(imageId)) throw invalidRequest([{ path: 'body.logo', message: say('fields.logoGone') }])
}

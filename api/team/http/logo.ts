import { imageBytesMax, imagePath } from '@laurel/contract/rewards/itemImages.ts'
import { uploadLogo } from '@laurel/contract/team/logo.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { withForms } from '../../http/serving/formBody.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { receiveImage } from '../../http/serving/receiveImage.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { changeTeamSettings } from '../changeTeamSettings.ts'

/** Takes the logo of a team. */
export const serveLogo = (api: Api, dependencies: Dependencies): void =>
  withForms(api, imageBytesMax + 64 * 1024, scope => {
    scope.route({
      ...routeOf(uploadLogo),
      handler: async (request, reply) => {
        const intent = intentOf(dependencies, request)
        const bytes = new Uint8Array(await request.body.logo.arrayBuffer())
        const { imageId } = await receiveImage(dependencies, intent.teamId, bytes)
        const logoUrl = `${imagePath}/${imageId}.webp`
        const outcome = await changeTeamSettings(dependencies, intent, { changes: { logoUrl } })
        return { ...acknowledge(outcome, reply), logo_url: logoUrl }
      },
    })
  })

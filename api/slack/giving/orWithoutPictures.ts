import type { ModalView } from '@slack/types'
import { WebAPIPlatformError } from '@slack/web-api'

/** What Slack says of a form whose picture it can't fetch, among other things. */
const refusals = new Set(['invalid_arguments', 'invalid_blocks'])

/** Shows a form. Slack refuses one whose picture it can't fetch: then it is shown without, and can still be sent. */
export const orWithoutPictures = async (
  view: ModalView,
  show: (view: ModalView) => Promise<unknown>,
): Promise<void> => {
  try {
    await show(view)
  } catch (error) {
    const blocks = view.blocks.filter(({ type }) => type !== 'image')
    const isRefused = error instanceof WebAPIPlatformError && refusals.has(error.data.error)
    if (!isRefused || blocks.length === view.blocks.length) throw error
    await show({ ...view, blocks })
  }
}

import { WebAPIPlatformError } from '@slack/web-api'

/** What Slack says of a message and of a form whose picture it can't fetch, among other things. */
const refusals = new Set(['invalid_blocks', 'invalid_arguments'])

/** Shows blocks. Slack refuses all of them where it can't fetch a picture: then the others are shown. */
export const orWithoutPictures = async <Block extends { readonly type: string }, Answer>(
  blocks: readonly Block[],
  show: (blocks: Block[]) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await show([...blocks])
  } catch (error) {
    const others = blocks.filter(({ type }) => type !== 'image')
    const isRefused = error instanceof WebAPIPlatformError && refusals.has(error.data.error)
    if (!isRefused || others.length === blocks.length) throw error
    return show(others)
  }
}

import type { AllMiddlewareArgs, SlackCommandMiddlewareArgs } from '@slack/bolt'

/** Answers `/nominate` until nominations exist. */
export const nominateCommand = async ({
  ack,
}: SlackCommandMiddlewareArgs & AllMiddlewareArgs): Promise<void> =>
  ack(
    'Nominations aren’t open yet. To thank a colleague now, use `/shoutout`; managers give spot awards with `/award`.',
  )

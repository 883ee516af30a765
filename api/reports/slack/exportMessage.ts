import { type Message, section } from '../../slack/announcements/messages/message.ts'
import { openRewardsActionId } from '../../slack/home/homeView.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import type { StoredExport } from '../exports/exportRows.ts'

type ToldFile = Pick<StoredExport, 'state' | 'rowCount' | 'problem' | 'expiresAt'> & {
  readonly query: Pick<StoredExport['query'], 'type'>
}
type ExportWords = { readonly file: ToldFile; readonly origin: string }

/** Says that an ordered file is ready, and until when it can be fetched; or why there is none. */
export const exportMessage = (speech: SlackSpeech, { file, origin }: ExportWords): Message => {
  const name = speech.marked.text(`reports.names.${file.query.type}`)
  const day = speech.longDay(file.expiresAt)
  const problem = speech.written(file.problem ?? '')
  const text =
    file.state === 'ready'
      ? speech.text('reports.exportReady', { smart_count: file.rowCount, name, day })
      : speech.text('reports.exportFailed', { name, problem }).trimEnd()
  return {
    text: text.replace(/^:\w+: /, '').replaceAll('*', ''),
    blocks: [
      section(text),
      {
        type: 'actions',
        elements: [
          {
            type: 'button',
            action_id: openRewardsActionId,
            text: { type: 'plain_text', text: speech.text('reports.seeExports') },
            url: `${origin}/reporting/exports`,
          },
        ],
      },
    ],
  }
}

import { reportLabels } from '@laurel/contract/reports/reportLabels.ts'
import { type Message, section } from '../../slack/announcements/messages/message.ts'
import { openRewardsActionId } from '../../slack/home/homeView.ts'
import type { StoredExport } from '../exports/exportRows.ts'

type ExportWords = {
  readonly file: StoredExport
  readonly locale: string
  readonly timeZone: string
  readonly origin: string
}

/** Says that an ordered file is ready, and until when it can be fetched; or why there is none. */
export const exportMessage = ({ file, locale, timeZone, origin }: ExportWords): Message => {
  const name = reportLabels[file.query.type]
  const rows = new Intl.NumberFormat(locale).format(file.rowCount)
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(
    new Date(file.expiresAt),
  )
  const counted = file.rowCount === 1 ? '1 row' : `${rows} rows`
  const text =
    file.state === 'ready'
      ? `:page_facing_up: Your export *${name}* is ready, with ${counted}. You can fetch it until ${until}.`
      : `:warning: Your export *${name}* could not be made. ${file.problem ?? ''}`.trimEnd()
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
            text: { type: 'plain_text', text: 'See your exports' },
            url: `${origin}/reporting/exports`,
          },
        ],
      },
    ],
  }
}

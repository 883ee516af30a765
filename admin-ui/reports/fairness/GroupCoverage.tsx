import { fairnessGroups } from '@laurel/contract/reports/fairness.ts'
import Typography from '@mui/material/Typography'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useText } from '../../messages/useText.ts'
import { MoreButton } from '../elements/MoreButton.tsx'
import { usePages } from '../usePages.ts'
import { Widget } from '../widgets/Widget.tsx'
import { ShareBars, useShareTable } from './ShareBars.tsx'

const titles = { channels: 'fairness.byChannel', segments: 'fairness.bySegment' } as const

/** How many people of each channel or segment received something in the last 30 days. */
export const GroupCoverage = ({ by }: { readonly by: keyof typeof titles }) => {
  const text = useText()
  const tableOf = useShareTable()
  const { client } = useConnection()
  const query = usePages({
    name: fairnessGroups.name,
    key: [by],
    read: (part, signal) => client.call(fairnessGroups, { query: { ...part, by } }, { signal }),
  })
  const title = text(titles[by])
  const groups = query.data?.pages.flatMap(page => page.groups).filter(({ people }) => people > 0)
  return (
    <Widget
      title={title}
      file={`fairness-${by}`}
      query={query}
      empty={text('fairness.noGroups')}
      table={groups && tableOf(groups)}
    >
      <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 2 }}>
        {text('fairness.groupsSentence')}
      </Typography>
      {groups && <ShareBars label={title} shares={groups} />}
      <MoreButton query={query} />
    </Widget>
  )
}

import type { Campaign } from '@laurel/contract/awards/nominations.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
import { PeopleLine } from '../../elements/people/PeopleLine.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { Engagement } from './Engagement.tsx'

const group: Column<Campaign> = {
  name: 'group',
  label: 'nominations.userGroup',
  cell: ({ user_group }) => <GroupTitle title={user_group.title} />,
}
const days: readonly Column<Campaign>[] = [
  {
    name: 'start',
    label: 'nominations.start',
    sortField: 'created_at',
    cell: row => <When instant={row.created_at} />,
  },
  {
    name: 'end',
    label: 'nominations.endDate',
    sortField: 'end_date',
    cell: row => <Day day={row.end_date} />,
  },
]
const figures: readonly Column<Campaign>[] = [
  {
    name: 'nominations',
    label: 'nominations.nominations',
    isNumeric: true,
    cell: row => <Count count={row.nomination_count} />,
  },
  {
    name: 'engagement',
    label: 'nominations.engagement',
    width: 170,
    cell: row => <Engagement campaign={row} />,
  },
]
const title: Column<Campaign> = {
  name: 'title',
  label: 'nominations.campaign',
  sortField: 'title',
  isCardTitle: true,
  cell: row => <CampaignTitle campaign={row} />,
}

export const activeColumns: readonly Column<Campaign>[] = [title, group, ...days, ...figures]

export const endedColumns: readonly Column<Campaign>[] = [
  title,
  group,
  ...days,
  ...figures,
  { name: 'winners', label: 'nominations.winners', cell: row => <PeopleLine users={row.winners} /> },
]

const CampaignTitle = ({ campaign: { title: name, status, award } }: { readonly campaign: Campaign }) => {
  const text = useText()
  return (
    <Box sx={{ minWidth: 0, maxWidth: 320 }}>
      <Box component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {status === 'PENDING' && (
        <Chip
          size="small"
          label={text('nominations.pending')}
          sx={{ marginLeft: 1, backgroundColor: 'tokens.goldSoft', color: 'tokens.goldInk' }}
        />
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {text('nominations.forAward', { name: award.name })}
      </Box>
    </Box>
  )
}

const GroupTitle = ({ title: name }: { readonly title: string | null }) => {
  const text = useText()
  return <Box sx={{ overflowWrap: 'anywhere' }}>{name ?? text('nominations.deletedChannel')}</Box>
}

const Day = ({ day }: { readonly day: string }) => {
  const formats = useFormats()
  return (
    <time dateTime={day} style={{ whiteSpace: 'nowrap' }}>
      {formats.calendarDay(day)}
    </time>
  )
}

const Count = ({ count }: { readonly count: number }) => useFormats().count(count)

import type { Campaign } from '@laurel/contract/awards/nominations.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
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
    width: 160,
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
  { name: 'winners', label: 'nominations.winners', cell: row => <Winners campaign={row} /> },
]

const CampaignTitle = ({ campaign }: { readonly campaign: Campaign }) => {
  const { id, title: name, status, award } = campaign
  const text = useText()
  return (
    <Box sx={{ minWidth: 0, maxWidth: 320 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {status === 'PENDING' && (
          <Chip
            size="small"
            label={text('nominations.pending')}
            sx={{ backgroundColor: 'tokens.goldSoft', color: 'tokens.goldInk' }}
          />
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {text('nominations.forAward', { name: award.name })}
      </Box>
      <Link
        component={RouterLink}
        to={`/reporting/activity?type=nominations&campaign_id=${id}&days=all`}
        aria-label={text('nominations.viewActivityOf', { title: name })}
        sx={{ fontSize: '0.8125rem', display: 'inline-flex', alignItems: 'center', minHeight: 28 }}
      >
        {text('nominations.viewActivity')}
      </Link>
    </Box>
  )
}

const GroupTitle = ({ title: name }: { readonly title: string | null }) => {
  const text = useText()
  return (
    <Box sx={{ minWidth: { md: '6rem' }, overflowWrap: 'anywhere' }}>
      {name ?? text('nominations.deletedChannel')}
    </Box>
  )
}

const Day = ({ day }: { readonly day: string }) => {
  const formats = useFormats()
  return (
    <time dateTime={day} style={{ whiteSpace: 'nowrap' }}>
      {formats.calendarDay(day)}
    </time>
  )
}

const Winners = ({ campaign: { winners } }: { readonly campaign: Campaign }) => {
  const text = useText()
  if (winners.length === 0) return text('nominations.noWinner')
  return (
    <Box sx={{ maxWidth: 200, overflowWrap: 'anywhere' }}>{winners.map(({ name }) => name).join(', ')}</Box>
  )
}

const Count = ({ count }: { readonly count: number }) => useFormats().count(count)

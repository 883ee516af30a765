import type { DirectReport } from '@laurel/contract/reports/directReports.ts'
import { formatCount } from '@laurel/contract/wire/format/formatPoints.ts'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Person, PersonAvatar } from '../people/Person.tsx'
import { PointsAmount } from '../points/PointsAmount.tsx'
import { useTeamWords } from '../points/useTeamWords.ts'
import { useMe } from '../session/MeContext.ts'

/** One line for each direct report; those nobody thanked in these days stand there, too. */
export const ReportsTable = ({ reports }: { readonly reports: readonly DirectReport[] }) => {
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'))
  return isNarrow ? <ReportCards reports={reports} /> : <ReportRows reports={reports} />
}

const ReportRows = ({ reports }: { readonly reports: readonly DirectReport[] }) => {
  const say = useTeamWords()
  return (
    <Table aria-label="Direct reports">
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          <TableCell align="right">Shoutouts received</TableCell>
          <TableCell align="right">Shoutouts given</TableCell>
          <TableCell align="right">Awards</TableCell>
          <TableCell align="right">{say('Points earned')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {reports.map(report => (
          <TableRow key={report.user.id}>
            <TableCell>
              <Report report={report} />
            </TableCell>
            <TableCell align="right">{formatCount(report.shoutouts_received)}</TableCell>
            <TableCell align="right">{formatCount(report.shoutouts_given)}</TableCell>
            <TableCell align="right">{formatCount(report.awards_received)}</TableCell>
            <TableCell align="right">
              <PointsAmount points={report.points_earned} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const ReportCards = ({ reports }: { readonly reports: readonly DirectReport[] }) => (
  <Box component="ul" aria-label="Direct reports" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {reports.map(report => (
      <Box key={report.user.id} component="li" sx={cardStyle}>
        <Report report={report} detail={sentenceOf(report)} />
        <PointsAmount points={report.points_earned} withMoney={false} />
      </Box>
    ))}
  </Box>
)

const sentenceOf = ({ shoutouts_received, shoutouts_given, awards_received }: DirectReport): string =>
  [
    `${formatCount(shoutouts_received)} received`,
    `${formatCount(shoutouts_given)} given`,
    ...(awards_received === 0 ? [] : [awards_received === 1 ? '1 award' : `${awards_received} awards`]),
  ].join(' · ')

/** The page of a person is for administrators; others read the name. */
const Report = ({
  report: { user },
  detail,
}: {
  readonly report: DirectReport
  readonly detail?: string
}) => {
  const { is_admin: isAdmin } = useMe().user
  if (isAdmin) return <Person user={user} {...(detail !== undefined && { detail })} />
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <PersonAvatar user={user} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>{user.name}</Box>
        {detail && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{detail}</Box>}
      </Box>
    </Box>
  )
}

const cardStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

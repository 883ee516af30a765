import { listMemberLots, type MemberLot } from '@laurel/contract/recognition/lots.ts'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { useEventText } from './useEventText.ts'

/** What a member holds, by when it was received and when it expires. */
export const MemberLots = ({ memberId }: { readonly memberId: string }) => {
  const text = useText()
  const formats = useFormats()
  const answer = useAnswer(listMemberLots, after => ({ params: { id: memberId }, query: after }), [memberId])
  const { data } = answer
  return (
    <Card
      component="section"
      aria-labelledby="lots"
      sx={{ padding: { xs: 2, sm: 3 }, marginBottom: 4, display: 'grid', gap: 1.5 }}
    >
      <div>
        <Typography variant="h2" id="lots">
          {text('people.lots.title')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text(data?.lots.length === 0 ? 'people.lots.empty' : 'people.lots.sentence')}
        </Typography>
      </div>
      <NotLoaded of={answer} columns={1} />
      {data?.next && (
        <Typography>
          {text('people.lots.next', {
            points: formats.points(data.next.points),
            day: formats.calendarDay(data.next.day),
          })}
        </Typography>
      )}
      {data && data.lots.length > 0 && <Lots lots={data.lots} isExpiring={data.expiry_months !== null} />}
      {data && data.newer > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('people.lots.newer', { points: formats.points(data.newer) })}
        </Typography>
      )}
    </Card>
  )
}

type LotsProps = { readonly lots: readonly MemberLot[]; readonly isExpiring: boolean }

const Lots = ({ lots, isExpiring }: LotsProps) => {
  const text = useText()
  const formats = useFormats()
  const eventText = useEventText()
  return (
    <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="region" aria-labelledby="lots">
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{text('people.lots.received')}</TableCell>
            <TableCell>{text('people.lots.from')}</TableCell>
            <TableCell align="right">{text('people.lots.left')}</TableCell>
            {isExpiring && <TableCell align="right">{text('people.lots.expires')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {lots.map(lot => (
            <TableRow key={lot.id}>
              <TableCell>
                <When instant={lot.received_at} />
              </TableCell>
              <TableCell>{eventText(lot.event_type)}</TableCell>
              <TableCell align="right">
                {lot.left === lot.points
                  ? formats.count(lot.left)
                  : text('people.lots.leftOf', {
                      left: formats.count(lot.left),
                      points: formats.count(lot.points),
                    })}
              </TableCell>
              {isExpiring && (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {lot.expires_on && formats.calendarDay(lot.expires_on)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

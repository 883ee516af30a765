import type { ExceptionSide, ReadException } from '@laurel/contract/billing/exceptions.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { sideMoney } from './sideMoney.ts'

type SidesProps = { readonly exception: ReadException }

/** What the ledger, the read model and the partner say, one below the other. */
export const Sides = ({ exception: { sides, partner, checked_at } }: SidesProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <Box component="section" aria-labelledby="exception-sides">
      <Typography variant="h3" id="exception-sides" sx={{ marginBottom: 1 }}>
        {text('exceptions.sides')}
      </Typography>
      <Box component="dl" sx={sidesStyle}>
        <Side name={text('exceptions.ledger')} detail={text('exceptions.now')} says={sides.ledger} />
        <Side name={text('exceptions.readModel')} detail={text('exceptions.now')} says={sides.read_model} />
        <Side name={partner} detail={formats.ago(checked_at)} says={sides.partner} />
      </Box>
    </Box>
  )
}

type SideProps = { readonly name: string; readonly detail: string; readonly says: ExceptionSide | null }

const Side = ({ name, detail, says }: SideProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <div>
      <dt>
        {name}
        <span>{detail}</span>
      </dt>
      <dd>
        {says ? sideMoney(formats, says.cents, says.currency) : text('exceptions.notKnown')}
        {says?.status && <span>{text(`exceptions.sideStatuses.${says.status}`)}</span>}
      </dd>
    </div>
  )
}

const sidesStyle = {
  margin: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    padding: '10px 14px',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& > div:last-child': { borderBottom: 0 },
  '& dt': { fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': {
    margin: 0,
    textAlign: 'end',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& span': {
    display: 'block',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
} as const

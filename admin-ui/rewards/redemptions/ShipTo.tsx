import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import { getMemberRedemption } from '@laurel/contract/rewards/redemptions.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'

const shippable: ReadonlySet<MemberRedemption['type']> = new Set([
  'CUSTOM_CATALOG',
  'CUSTOM_REDEMPTION',
  'STOREFRONT',
])

/** Whether people of the team send it to an address. */
export const isShippable = ({ type }: MemberRedemption): boolean => shippable.has(type)

/** The style and the address of what a person of the team sends. The address is read only when it is needed. */
export const ShipTo = ({ redemption }: { readonly redemption: MemberRedemption }) => {
  const text = useText()
  const formats = useFormats()
  const { id } = redemption
  const details = useAnswer(getMemberRedemption, query => ({ params: { id }, query }), [id])
  const { data } = details
  if (!data) return <NotLoaded of={details} columns={1} />
  const { ship_to: address } = data
  const style = data.redemption.variant_name
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, marginTop: 2 }}>
      {style !== undefined && <Fact label={text('rewards.style')} lines={[style]} />}
      <Fact
        label={text('rewards.shipTo')}
        lines={
          address === null
            ? [text('rewards.handOverInPerson')]
            : [
                address.name,
                address.street1,
                address.street2,
                [address.city, `${address.state} ${address.postal_code}`.trim()].join(', '),
                formats.country(address.country),
              ]
        }
      />
      {address !== null && address.phone !== '' && (
        <Fact label={text('rewards.phone')} lines={[address.phone]} />
      )}
    </Box>
  )
}

const Fact = ({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) => (
  <>
    <Typography component="dt" color="text.secondary" sx={{ minWidth: 72 }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {lines.filter(line => line !== '').join('\n')}
    </Typography>
  </>
)

import { formatPointsAsMoney } from '@laurel/contract/format/formatMoney.ts'
import type { GiftRows } from '@laurel/contract/records/award.ts'
import Box from '@mui/material/Box'
import type { Refusal } from '../elements/action/useAct.ts'
import { BannersField } from '../elements/banners/BannersField.tsx'
import { FormField } from '../elements/form/FormField.tsx'
import { SettingSwitch } from '../elements/form/SettingSwitch.tsx'
import type { SchemaForm } from '../elements/form/useSchemaForm.ts'
import { wholeNumber } from '../elements/form/wholeNumber.ts'
import { GiftRowsField } from '../elements/gifts/GiftRowsField.tsx'
import { useTeamWords } from '../elements/points/useTeamWords.ts'

export type AwardForm = {
  readonly name: string
  readonly points: string
  readonly message: string
  readonly bannerIds: readonly string[]
  readonly gifts: GiftRows
  readonly isPrivate: boolean
}

type AwardFieldsProps = { readonly form: SchemaForm<AwardForm>; readonly refusal: Refusal | undefined }

export const AwardFields = ({ form, refusal }: AwardFieldsProps) => {
  const { name, points, message, bannerIds, gifts, isPrivate } = form.values
  const amount = wholeNumber(points)
  const say = useTeamWords()
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 180px' },
          alignItems: 'start',
        }}
      >
        <FormField
          label="Name"
          isFirst
          value={name}
          onType={text => form.change('name', text)}
          problem={form.errorOf('name', refusal)}
        />
        <FormField
          label={say('Points')}
          isNumeric
          value={points}
          onType={text => form.change('points', text)}
          problem={form.errorOf('points', refusal)}
          hint={typeof amount === 'number' ? `Worth ${formatPointsAsMoney(amount)}` : '0 for none'}
        />
      </Box>
      <FormField
        label="Message"
        isOptional
        rows={3}
        value={message}
        onType={text => form.change('message', text)}
        problem={form.errorOf('message', refusal)}
        hint="Posted with the award when its giver writes nothing."
      />
      <BannersField
        bannerIds={bannerIds}
        onChange={ids => form.change('bannerIds', ids)}
        problem={form.errorOf('award_skin', refusal)}
      />
      <GiftRowsField rows={gifts} onChange={rows => form.change('gifts', rows)} />
      <SettingSwitch
        label="Private"
        sentence="Told in a direct message to whoever gets it, and in no channel."
        isOn={isPrivate}
        onSwitch={isOn => form.change('isPrivate', isOn)}
      />
    </>
  )
}

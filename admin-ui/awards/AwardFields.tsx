import type { GiftRows } from '@laurel/contract/awards/award.ts'
import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import Box from '@mui/material/Box'
import { FormField } from '../acts/FormField.tsx'
import { SettingSwitch } from '../acts/SettingSwitch.tsx'
import type { Refusal } from '../acts/useAct.ts'
import type { SchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { BannersField } from '../banners/BannersField.tsx'
import { GiftRowsField } from '../gifts/GiftRowsField.tsx'
import { useTeamWords } from '../points/useTeamWords.ts'

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

import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useText } from '../../messages/useText.ts'
import { Emoji } from '../emoji/Emoji.tsx'
import { useFormats } from '../formats/useFormats.ts'

type RewardChoiceProps = {
  readonly rewards: readonly CompanyReward[]
  readonly isLoading: boolean
  readonly chosenId: string
  readonly onChoose: (rewardId: string) => void
  readonly problem: string | undefined
}

/** One of the company's rewards, found by typing. */
export const RewardChoice = ({ rewards, isLoading, chosenId, onChoose, problem }: RewardChoiceProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <Autocomplete<CompanyReward>
      options={[...rewards]}
      value={rewards.find(reward => reward.id === chosenId) ?? null}
      onChange={(_event, reward) => onChoose(reward?.id ?? '')}
      getOptionLabel={reward => reward.name}
      getOptionKey={reward => reward.id}
      loading={isLoading}
      openOnFocus
      noOptionsText={text('gifts.noCompanyRewardBy')}
      renderOption={({ key, ...attributes }, reward) => (
        <Box component="li" key={key} {...attributes} sx={{ gap: 1.25 }}>
          <Emoji emoji={reward.emoji} />
          <Box component="span" sx={{ flexGrow: 1 }}>
            {reward.name}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
            {formats.points(reward.point_cost)}
          </Box>
        </Box>
      )}
      renderInput={parameters => (
        <TextField
          {...parameters}
          label={text('field.reward')}
          autoFocus
          error={problem !== undefined}
          helperText={problem ?? text('gifts.recipientPaysNothing')}
        />
      )}
    />
  )
}

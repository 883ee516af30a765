import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { useInput } from 'ra-core'
import { RewardChoice } from './RewardChoice.tsx'

type RewardInputProps = { readonly rewards: readonly CompanyReward[]; readonly isLoading: boolean }

/** A company reward of a form, sent by its id. */
export const RewardInput = (props: RewardInputProps) => {
  const { field, fieldState } = useInput<string | undefined>({ source: 'reward_id' })
  return (
    <RewardChoice
      {...props}
      chosenId={field.value ?? ''}
      onChoose={id => field.onChange(id === '' ? undefined : id)}
      problem={fieldState.error?.message}
    />
  )
}

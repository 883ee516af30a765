import type { GiftOption } from '@laurel/contract/awards/award.ts'
import type { Formats } from '@laurel/contract/browser/formats.ts'
import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { visuallyHidden } from '../../app/shell/visuallyHidden.ts'
import { type Translate, useText } from '../../messages/useText.ts'
import { Emoji } from '../emoji/Emoji.tsx'
import { useFormats } from '../formats/useFormats.ts'

type GiftOptionCardProps = {
  readonly option: GiftOption
  readonly rewards: readonly CompanyReward[]
  readonly onOpen: () => void
  readonly onDelete: () => void
}

/** What a gift can be; it opens to be changed. */
export const GiftOptionCard = ({ option, rewards, onOpen, onDelete }: GiftOptionCardProps) => {
  const text = useText()
  const formats = useFormats()
  const { emoji, name, detail } = wordsOf(option, rewards, formats, text)
  const isFree = option.type === 'PLACEHOLDER'
  return (
    <Box
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        borderRadius: '10px',
        border: `1px ${isFree ? 'dashed' : 'solid'} ${isFree ? theme.palette.tokens.controlLine : theme.palette.tokens.hairline}`,
        backgroundColor: isFree ? 'transparent' : theme.palette.tokens.raised,
      })}
    >
      <ButtonBase
        onClick={onOpen}
        sx={{
          gap: 1.25,
          padding: '8px 4px 8px 12px',
          textAlign: 'left',
          borderRadius: '10px',
          minHeight: 48,
        }}
      >
        <Box component="span" aria-hidden sx={{ fontSize: '1.375rem', lineHeight: 1 }}>
          {emoji === null ? '＋' : <Emoji emoji={emoji} />}
        </Box>
        <Box component="span" sx={{ display: 'grid' }}>
          <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
            {name}
          </Box>
          <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {detail}
          </Box>
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {text('gifts.changeSuffix')}
        </Box>
      </ButtonBase>
      <IconButton
        size="small"
        aria-label={text('gifts.delete', { name })}
        onClick={onDelete}
        sx={{ marginRight: 0.5 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

type Words = { readonly emoji: string | null; readonly name: string; readonly detail: string }

const wordsOf = (
  option: GiftOption,
  rewards: readonly CompanyReward[],
  formats: Formats,
  text: Translate,
): Words => {
  switch (option.type) {
    case 'PLACEHOLDER':
      return { emoji: null, name: text('gifts.freePlace'), detail: text('gifts.freePlaceDetail') }
    case 'POINTS':
      return {
        emoji: ':sparkles:',
        name: formats.points(option.points),
        detail: text('form.worth', { money: formats.worth(option.points) }),
      }
    case 'CUSTOM_REWARD': {
      const reward = rewards.find(({ id }) => id === option.reward_id)
      if (!reward) return { emoji: ':gift:', name: text('gifts.gone'), detail: text('gifts.goneDetail') }
      return {
        emoji: reward.emoji,
        name: reward.name,
        detail: formats.points(reward.point_cost),
      }
    }
  }
}

import type { Award } from '@laurel/contract/awards/award.ts'
import { bannerById } from '@laurel/contract/celebrations/banners.ts'
import Gift from '@mui/icons-material/CardGiftcardOutlined'
import Picture from '@mui/icons-material/ImageOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useText } from '../messages/useText.ts'

/** What comes with an award beside its points. */
export const AwardMarks = ({ award }: { readonly award: Award }) => {
  const text = useText()
  const banners = award.award_skins.flatMap(id => bannerById(id)?.name ?? [])
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25 }}>
      {award.is_private && <Mark icon={<Lock />} label={text('awards.private')} />}
      {banners.length > 0 && (
        <Mark
          icon={<Picture />}
          label={
            banners.length > 2 ? text('awards.banners', { smart_count: banners.length }) : banners.join(', ')
          }
        />
      )}
      {award.rewards.length > 0 && (
        <Mark icon={<Gift />} label={text('awards.gifts', { smart_count: award.rewards.length })} />
      )}
    </Box>
  )
}

const Mark = ({ icon, label }: { readonly icon: ReactNode; readonly label: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      color: 'text.secondary',
      fontSize: '0.8125rem',
      '& svg': { fontSize: 16 },
    }}
  >
    {icon}
    {label}
  </Box>
)

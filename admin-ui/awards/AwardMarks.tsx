import type { Award } from '@laurel/contract/awards/award.ts'
import { bannerById } from '@laurel/contract/celebrations/banners.ts'
import Gift from '@mui/icons-material/CardGiftcardOutlined'
import Picture from '@mui/icons-material/ImageOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What comes with an award beside its points. */
export const AwardMarks = ({ award }: { readonly award: Award }) => {
  const banners = award.award_skins.flatMap(id => bannerById(id)?.name ?? [])
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25 }}>
      {award.is_private && <Mark icon={<Lock />} text="Private" />}
      {banners.length > 0 && (
        <Mark
          icon={<Picture />}
          text={banners.length > 2 ? `${banners.length} banners` : banners.join(', ')}
        />
      )}
      {award.rewards.length > 0 && (
        <Mark
          icon={<Gift />}
          text={award.rewards.length === 1 ? '1 gift' : `${award.rewards.length} gifts`}
        />
      )}
    </Box>
  )
}

const Mark = ({ icon, text }: { readonly icon: ReactNode; readonly text: string }) => (
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
    {text}
  </Box>
)

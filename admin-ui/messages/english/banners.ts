export const banners = {
  banners: 'Banners',
  selectABanner: 'Select a banner',
  thePictureAboveThe: 'The picture above the announcement. With several, each announcement gets one of them.',
  changeBanners: 'Change banners',
  remove: '%{name}, remove',
  use: 'Use banner |||| Use %{smart_count} banners',
} as const

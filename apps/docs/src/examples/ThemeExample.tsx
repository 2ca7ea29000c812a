import { Button, Card, Heading, Inline, Stack, Text } from '@players-club/ui'
import { applyPartnerTheme, type PartnerBrand } from '@players-club/ui/themes/partner'
import { useRef } from 'react'

const brands = {
  Forest: { accent: '#0b5c4a', surface: '#ffffff', text: '#1d1d1f', radius: 8 },
  Night: { accent: '#ffb000', surface: '#10131f', text: '#f4f4f8', radius: 24 },
} as const satisfies Record<string, PartnerBrand>

export function ThemeExample() {
  const themed = useRef<HTMLDivElement>(null)
  const wear = (brand: PartnerBrand) => {
    if (themed.current) applyPartnerTheme(themed.current, brand)
  }
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Button onPress={() => wear(brands.Forest)}>Forest</Button>
        <Button onPress={() => wear(brands.Night)}>Night</Button>
      </Inline>
      <div ref={themed} data-theme="players-club">
        <Card>
          <Stack gap={4}>
            <Heading level={3}>Your brand</Heading>
            <Text>Four values make a whole theme, or are refused where its contrast is too low.</Text>
            <Button>Press me</Button>
          </Stack>
        </Card>
      </div>
    </Stack>
  )
}

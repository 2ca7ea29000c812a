'use client'

import {
  isPreferenceOn,
  isPreferencePartlyOn,
  preferencesOf,
  type Preference,
  type PreferenceCategory,
  type Translate,
} from '@players-club/domain-models'
import { Mail, Smartphone } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { about as aboutClass, below, head, line } from './PreferencesView.css.ts'

const icons = { EMAIL: Mail, OMNI: Smartphone } as const

export interface CategoryProps {
  category: PreferenceCategory
  isDisabled: boolean
  onToggle: (key: string, isOn: boolean) => void
}

/** A category with its own checkbox, which controls its sub-categories, and theirs. */
export function Category({ category, isDisabled, onToggle }: CategoryProps) {
  const translate = useMessages()
  const { key, subCategories } = category
  const about = `preferences.text.${key}`
  const channels = [...new Set(preferencesOf([category]).map(({ channel }) => channel))]
  return (
    <Card as="section">
      <div className={head}>
        <Checkbox
          name={key}
          isSelected={isPreferenceOn(category)}
          isIndeterminate={isPreferencePartlyOn(category)}
          isDisabled={isDisabled}
          onChange={isOn => onToggle(key, isOn)}
        >
          <Text as="span" weight="bold">
            {nameOf(category, translate)}
          </Text>
        </Checkbox>
        <div className={aboutClass}>
          {translate.has(about) && (
            <Text as="span" size="small" tone="muted">
              {translate(about)}
            </Text>
          )}
          {channels.map(channel => (
            <Badge key={channel} icon={icons[channel]}>
              {translate(`preferences.channel.${channel}`)}
            </Badge>
          ))}
        </div>
      </div>
      {subCategories.length > 0 && (
        <div role="group" aria-label={nameOf(category, translate)}>
          <ul role="list" className={below}>
            {subCategories.map(preference => (
              <li key={preference.key} className={line}>
                <Checkbox
                  name={preference.key}
                  isSelected={isPreferenceOn(preference)}
                  isDisabled={isDisabled}
                  onChange={isOn => onToggle(preference.key, isOn)}
                >
                  {nameOf(preference, translate)}
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** A category that this version does not know is shown by its tag. */
function nameOf({ key, tag }: Preference, translate: Translate): string {
  const name = `preferences.name.${key}`
  return translate.has(name) ? translate(name) : tag
}

import { useState } from 'react';
import { useWords } from '../../words.tsx';

const SHOWN_MS = 2000;

/** Copies a text and says so for a moment. */
export function CopyButton({
  text,
  label,
  className = '',
}: {
  text: string;
  label?: string;
  className?: string;
}) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  // Only secure pages have a clipboard; elsewhere the text stands beside the button.
  if (!('clipboard' in navigator)) return null;
  return (
    <button
      type="button"
      className={`button ${className}`}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => {
          setCopied(true);
          setTimeout(() => setCopied(false), SHOWN_MS);
        });
      }}
    >
      <span aria-live="polite">{copied ? t('web.copied') : (label ?? t('web.copy'))}</span>
    </button>
  );
}

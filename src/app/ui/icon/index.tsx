import './icon.css';

interface IconProps {
  /** an outline of shapes.ts */
  shape: string;
  /** px, width and height */
  size?: number;
  /** a second class, such as one that fills the outline */
  className?: string;
}

/** A stroke icon in the colour of the text around it. It is decoration: its button or link carries the words. */
export function Icon({ shape, size = 24, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

interface IconProps {
  /** one of the outlines below */
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

// Outlines on a 24-unit grid, drawn after Lucide (ISC licence), each joined into one path and shortened. The build writes each
// where it is shown, and nothing of the others.

// Directions and signs
export const chevron = 'M9 18l6-6-6-6';
export const chevronDown = 'M6 9l6 6 6-6';
export const back = 'M15 18l-6-6 6-6';
export const close = 'M18 6 6 18M6 6l12 12';
export const check = 'M20 6 9 17l-5-5';
export const plus = 'M5 12h14M12 5v14';
export const addSquare = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 12h8M12 8v8';
export const refresh = 'M3 12a9 9 0 0 1 9-9 9.8 9.8 0 0 1 6.7 2.7L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.8 9.8 0 0 1-6.7-2.7L3 16M8 16H3v5';
export const search = 'M21 21l-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0';
export const trash = 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6';
export const download = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5';
export const share = 'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.6 13.5l6.8 4M15.4 6.5l-6.8 4';
export const withdraw = 'M7 7h10v10M7 17 17 7';
export const warning = 'M12 9v4M12 17v.01M10.3 4l-8 14a2 2 0 0 0 1.7 3h16a2 2 0 0 0 1.7-3l-8-14a2 2 0 0 0-3.4 0';
export const eye = 'M2 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 20 0 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-20 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
export const eyeOff = 'M10.7 5A10.8 10.8 0 0 1 22 11.7a1 1 0 0 1 0 .6 10.8 10.8 0 0 1-1.5 2.5M14 14.2A3 3 0 0 1 9.8 10M17.5 17.5A10.8 10.8 0 0 1 2 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 4.5-5.2M2 2l20 20';
export const logout = 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4';
export const menu = 'M4 6h16M4 12h16M4 18h10';

// People and places
export const home = 'M9 21v-7h6v7M3 10l9-7 9 7v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z';
export const user = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0';
export const users = 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8';
export const chat = 'M22 17a2 2 0 0 1-2 2H6.8L2 22V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z';
export const mail = 'M22 7l-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
export const telegram = 'M14.5 21.7q.4.8 1 0L22 2.6Q22 2 21.4 2l-19 6.5q-.8.4 0 1l8 3.1a2 2 0 0 1 1 1.1zM21.9 2.1l-11 11';
export const phone = 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18v.01';
export const bell = 'M10.3 21a2 2 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3';
export const heart = 'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5';
export const shield = 'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.5 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4';
export const lock = 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4';
export const globe = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20';
export const link = 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7';
export const sliders = 'M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 17h3M11 17h9M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
export const scroll = 'M19 17V5a2 2 0 0 0-2-2H4M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3M10 8h5M10 12h5';

// Money and games
export const gift = 'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A5 8 0 0 1 12 7a5 8 0 0 1 4.5-5 1 1 0 0 1 0 5M3 7h18v4H3z';
export const coins = 'M2 8a6 6 0 1 0 12 0A6 6 0 1 0 2 8M18.1 10.4A6 6 0 1 1 10.3 18M8 6v4M16.7 13.9l.7.7';
export const chartUp = 'M3 3v16a2 2 0 0 0 2 2h16M7 15l4-4 3 3 6-7M16 7h4v4';
export const ball = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8l4 3-1.5 4.5h-5L8 11z';
export const cards = 'M3 5h9v15H3zM15 7l6 2-4 11M7.5 10v5';
export const fish = 'M21 12c-2.5 4-5.5 6-9 6-3 0-5.2-1.4-7-4l-3 2c1-2.7 1-5.3 0-8l3 2c1.8-2.6 4-4 7-4 3.5 0 6.5 2 9 6zM16.5 11v.01';
export const flame = 'M12 3q1 4 4 6.5t3 5.5a7 7 0 0 1-14 0 5 5 0 0 1 1-3 2.5 2.5 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4';
export const gem = 'M6 3h12l4 6-10 12L2 9zM2 9h20M12 21 8 9l4-6 4 6z';
export const play = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M10 8l6 4-6 4z';
export const star = 'M12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z';
export const ticket = 'M2 9a3 3 0 0 1 0 6v3h20v-3a3 3 0 0 1 0-6V6H2zM14 6v3M14 11v2M14 15v3';

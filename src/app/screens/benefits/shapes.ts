/** An outline on a 24-unit grid. */
export const crown = 'M3 18 2 7l5.5 4L12 4l4.5 7L22 7l-1 11zM4 21.5h16';

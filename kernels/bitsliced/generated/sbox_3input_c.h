/* SPDX-License-Identifier: Apache-2.0
 *
 * Made by kernels/bitsliced/generate.py from circuits/sbox_3input.txt, 67 gates.
 *
 * Whoever includes it has defined:
 *   plane            the type of a value
 *   PLANE_FUNCTION   what stands in front of a function
 *   LUT3(t, a, b, c) a function of three values: in each bit, bit a<<2 | b<<1 | c of t
 */

PLANE_FUNCTION void sub_byte(plane bit[8]) {
    const plane x0 = bit[7];
    const plane x1 = bit[6];
    const plane x2 = bit[5];
    const plane x3 = bit[4];
    const plane x4 = bit[3];
    const plane x5 = bit[2];
    const plane x6 = bit[1];
    const plane x7 = bit[0];
    const plane t0 = x5 ^ x0;
    const plane t1 = LUT3(0x96, x2, x6, x0);
    const plane t2 = LUT3(0x96, x6, x3, t0);
    const plane t3 = LUT3(0x96, x4, t0, t1);
    const plane t4 = LUT3(0x82, x5, x4, t2);
    const plane t5 = x5 ^ x3;
    const plane t6 = LUT3(0x96, x2, x1, t3);
    const plane t7 = LUT3(0x96, x6, t2, x2);
    const plane t8 = LUT3(0x28, t5, t0, t6);
    const plane t9 = t6 ^ x7;
    const plane t10 = LUT3(0x6a, t7, t5, t8);
    const plane t11 = t7 ^ t6;
    const plane t12 = LUT3(0x9a, x0, t3, t10);
    const plane t13 = LUT3(0x96, t11, t9, t3);
    const plane t14 = LUT3(0x1e, t12, x6, t9);
    const plane t15 = LUT3(0x96, t13, x6, t11);
    const plane t16 = LUT3(0x9a, t11, t0, t8);
    const plane t17 = t0 ^ t15;
    const plane t18 = LUT3(0x96, x0, t9, t3);
    const plane t19 = LUT3(0x6a, t15, t3, t11);
    const plane t20 = LUT3(0x1e, t1, t17, t13);
    const plane t21 = LUT3(0x1e, t19, t18, x0);
    const plane t22 = LUT3(0x96, t10, t20, t4);
    const plane t23 = LUT3(0x96, t16, t3, t21);
    const plane t24 = LUT3(0xac, x7, t17, t2);
    const plane t25 = LUT3(0x6a, t14, t22, t23);
    const plane t26 = LUT3(0x96, t16, t15, t25);
    const plane t27 = LUT3(0x96, t24, t26, t4);
    const plane t28 = LUT3(0xe8, t27, t14, t23);
    const plane t29 = LUT3(0xac, t25, t27, t22);
    const plane t30 = LUT3(0xac, t23, t28, t25);
    const plane t31 = t28 ^ t29;
    const plane t32 = t30 ^ t14;
    const plane t33 = LUT3(0x1e, t22, t31, t28);
    const plane t34 = LUT3(0x28, x0, x3, t31);
    const plane t35 = LUT3(0x96, t14, t27, t33);
    const plane t36 = t32 ^ t28;
    const plane t37 = LUT3(0x6a, t5, t35, t34);
    const plane t38 = LUT3(0x28, t17, t2, t28);
    const plane t39 = LUT3(0x6a, t17, t32, t37);
    const plane t40 = t35 ^ t36;
    const plane t41 = LUT3(0x6a, t2, t36, t39);
    const plane t42 = t29 ^ t40;
    const plane t43 = LUT3(0x6a, t13, t32, t41);
    const plane t44 = LUT3(0x6a, t9, t42, t3);
    const plane t45 = LUT3(0x28, t7, t3, t36);
    const plane t46 = LUT3(0x9a, t3, t29, t44);
    const plane t47 = LUT3(0x6a, t28, x7, t45);
    const plane s3 = LUT3(0x96, t45, t46, t43);
    const plane t48 = LUT3(0x96, t35, t28, t29);
    const plane t49 = LUT3(0x28, t15, t18, t40);
    const plane t50 = LUT3(0x6a, t35, t7, t46);
    const plane t51 = LUT3(0x6a, t11, t48, t49);
    const plane t52 = LUT3(0x6a, t6, t31, t50);
    const plane t53 = LUT3(0x96, t50, t51, t47);
    const plane t54 = LUT3(0x6a, t3, t40, t47);
    const plane t55 = LUT3(0x6a, t18, t29, t53);
    const plane t56 = LUT3(0x6a, t29, t9, t54);
    const plane s5 = LUT3(0x96, t55, t39, t38);
    const plane t57 = LUT3(0x6a, t42, t15, t53);
    const plane t58 = LUT3(0x96, t55, t52, t34);
    const plane s6 = LUT3(0x96, t56, t57, t37);
    const plane s2 = LUT3(0x6a, t0, t48, t58);
    const plane s7 = LUT3(0x96, t49, s6, t53);
    const plane s4 = t56 ^ s3;
    const plane s0 = t52 ^ t41;
    const plane s1 = t52 ^ s3;
    bit[7] = s0;
    bit[6] = s1;
    bit[5] = s2;
    bit[4] = s3;
    bit[3] = s4;
    bit[2] = s5;
    bit[1] = s6;
    bit[0] = s7;
}
